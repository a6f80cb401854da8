// Stands in for Mercado Pago's browser script (v2): the same constructor, core methods and cardForm, answered by the
// server this file comes from. Card data goes there and nowhere else.
(() => {
	const api = document.currentScript.src.replace(/\/js\/v2$/, "");
	const BIN_LENGTH = 8;
	const SHORTEST_BIN = 6;

	class MercadoPago {
		constructor(publicKey, options = {}) {
			if (!publicKey) throw new Error("public key is required");
			this.publicKey = publicKey;
			this.locale = options.locale || navigator.language;
		}

		getIdentificationTypes() {
			return this.#get("/v1/identification_types");
		}

		getPaymentMethods({ bin }) {
			return this.#get("/v1/payment_methods/search", { bins: bin });
		}

		getIssuers({ paymentMethodId, bin }) {
			return this.#get("/v1/payment_methods/card_issuers", { payment_method_id: paymentMethodId, bin });
		}

		getInstallments({ amount, bin, locale = this.locale }) {
			return this.#get("/v1/payment_methods/installments", { amount, bin, locale });
		}

		createCardToken(card) {
			return this.#ask(
				"/v1/card_tokens",
				{},
				{
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify({
						card_number: card.cardNumber,
						cardholder: {
							name: card.cardholderName,
							identification: { type: card.identificationType, number: card.identificationNumber },
						},
						expiration_month: Number(card.cardExpirationMonth),
						expiration_year: Number(card.cardExpirationYear),
						security_code: card.securityCode,
					}),
				},
			);
		}

		cardForm(options) {
			return new CardForm(this, options);
		}

		#get(path, query = {}) {
			return this.#ask(path, query, {});
		}

		async #ask(path, query, init) {
			const url = new URL(api + path);
			for (const [name, value] of Object.entries({ ...query, public_key: this.publicKey, js_version: "2.0.0" })) {
				url.searchParams.set(name, value);
			}
			const response = await fetch(url, { ...init, credentials: "omit" });
			const answer = await response.json();
			if (response.ok) return answer;
			throw (answer.cause ?? []).length > 0
				? answer.cause.map(({ code, description }) => ({ code, message: description }))
				: [{ code: String(response.status), message: answer.message }];
		}
	}

	class CardForm {
		#mp;
		#options;
		#form;
		#elements = {};
		#undo = [];
		#bin = "";
		#round = 0;
		#method = null;
		#token = "";

		constructor(mp, options) {
			if (!options?.amount) throw new Error("amount is required");
			if (typeof options.callbacks?.onFormMounted !== "function") throw new Error("onFormMounted is required");
			this.#mp = mp;
			this.#options = options;
			if (options.autoMount !== false) queueMicrotask(() => this.mount());
		}

		mount() {
			const { form } = this.#options;
			this.#form = document.getElementById(form.id);
			const missing = [];
			for (const [name, field] of Object.entries(form)) {
				if (name === "id") continue;
				const element = document.getElementById(field.id);
				if (!element) missing.push(field.id);
				else {
					this.#elements[name] = element;
					if (field.placeholder && "placeholder" in element) element.placeholder = field.placeholder;
				}
			}
			if (!this.#form || missing.length > 0) {
				this.#tell("onFormMounted", [{ message: `elements not found: ${missing.join(", ") || form.id}` }]);
				return;
			}
			this.#listen(this.#elements.cardNumber, "input", () => this.#readBin());
			this.#listen(this.#form, "submit", (event) => this.#submitted(event));
			this.#tell("onFormMounted", undefined);
			void this.#loadIdentificationTypes();
			void this.#readBin();
			this.#tell("onReady");
		}

		unmount() {
			for (const undo of this.#undo.splice(0)) undo();
			this.#round += 1;
			this.#tell("onFormUnmounted", undefined);
		}

		async createCardToken() {
			const done = this.#fetching("cardToken");
			try {
				const { id } = await this.#mp.createCardToken({
					cardNumber: this.#value("cardNumber").replace(/\D/g, ""),
					cardholderName: this.#value("cardholderName"),
					cardExpirationMonth: this.#value("expirationMonth") || this.#value("expirationDate").split("/")[0],
					cardExpirationYear: this.#value("expirationYear") || this.#value("expirationDate").split("/")[1],
					securityCode: this.#value("securityCode"),
					identificationType: this.#value("identificationType"),
					identificationNumber: this.#value("identificationNumber"),
				});
				this.#token = id;
				this.#hidden("MPHiddenInputToken", id);
				this.#tell("onCardTokenReceived", undefined, { token: id });
				return { token: id };
			} catch (problems) {
				this.#tell("onCardTokenReceived", problems);
				throw problems;
			} finally {
				done();
			}
		}

		submit() {
			this.#form.requestSubmit();
		}

		update(name, { placeholder }) {
			if (this.#elements[name]) this.#elements[name].placeholder = placeholder;
		}

		getCardFormData() {
			return {
				amount: this.#options.amount,
				token: this.#token,
				installments: this.#value("installments"),
				paymentMethodId: this.#method?.id ?? "",
				issuerId: this.#value("issuer"),
				identificationType: this.#value("identificationType"),
				identificationNumber: this.#value("identificationNumber"),
				processingMode: this.#options.processingMode ?? "aggregator",
				merchantAccountId: undefined,
				cardholderEmail: this.#value("cardholderEmail"),
			};
		}

		async #submitted(event) {
			event.preventDefault();
			try {
				await this.createCardToken();
			} catch (problems) {
				this.#tell("onError", asList(problems), "createCardToken");
				return;
			}
			this.#tell("onSubmit", event);
		}

		async #loadIdentificationTypes() {
			await this.#step("identificationTypes", "onIdentificationTypesReceived", async () => {
				const types = await this.#mp.getIdentificationTypes();
				this.#fill(
					"identificationType",
					types.map(({ id, name }) => [id, name]),
				);
				return types;
			});
		}

		/** A new beginning of the number decides the brand; the brand decides issuer and installments. */
		async #readBin() {
			const digits = this.#value("cardNumber").replace(/\D/g, "");
			const bin = digits.length < SHORTEST_BIN ? "" : digits.slice(0, BIN_LENGTH);
			if (bin === this.#bin) return;
			this.#bin = bin;
			const round = ++this.#round;
			this.#tell("onBinChange", bin || null);
			if (!bin) return this.#forgetMethod();
			const isOld = () => round !== this.#round;
			const found = await this.#step(
				"paymentMethods",
				"onPaymentMethodsReceived",
				async () => {
					const { results } = await this.#mp.getPaymentMethods({ bin });
					if (results.length === 0) throw [{ code: "E302", message: "no payment method knows this card number" }];
					return results;
				},
				isOld,
			);
			if (isOld()) return;
			if (!found) return this.#forgetMethod();
			this.#method = found[0];
			this.#hidden("MPHiddenInputPaymentMethod", this.#method.id);
			const needsIssuer = this.#method.additional_info_needed.includes("issuer_id");
			await this.#step(
				"issuers",
				"onIssuersReceived",
				async () => {
					const issuers = needsIssuer
						? await this.#mp.getIssuers({ paymentMethodId: this.#method.id, bin })
						: [this.#method.issuer];
					if (!isOld())
						this.#fill(
							"issuer",
							issuers.map(({ id, name }) => [id, name]),
						);
					return issuers;
				},
				isOld,
			);
			await this.#step(
				"installments",
				"onInstallmentsReceived",
				async () => {
					const [plans] = await this.#mp.getInstallments({ amount: this.#options.amount, bin });
					if (!isOld()) {
						this.#fill(
							"installments",
							plans.payer_costs.map((cost) => [cost.installments, cost.recommended_message]),
						);
					}
					return plans;
				},
				isOld,
			);
		}

		#forgetMethod() {
			this.#method = null;
			this.#fill("issuer", []);
			this.#fill("installments", []);
		}

		async #step(resource, callback, work, isOld = () => false) {
			const done = this.#fetching(resource);
			try {
				const data = await work();
				if (!isOld()) this.#tell(callback, undefined, data);
				return data;
			} catch (problems) {
				if (!isOld()) this.#tell(callback, asList(problems));
				return undefined;
			} finally {
				done();
			}
		}

		#fetching(resource) {
			const done = this.#tell("onFetching", resource);
			return typeof done === "function" ? done : () => {};
		}

		#tell(name, ...values) {
			return this.#options.callbacks[name]?.(...values);
		}

		#value(name) {
			return this.#elements[name]?.value?.trim() ?? "";
		}

		#listen(target, name, listener) {
			target.addEventListener(name, listener);
			this.#undo.push(() => target.removeEventListener(name, listener));
		}

		#fill(name, choices) {
			const select = this.#elements[name];
			if (!(select instanceof HTMLSelectElement)) return;
			select.replaceChildren(...choices.map(([value, label]) => new Option(label, String(value))));
			select.dispatchEvent(new Event("change", { bubbles: true }));
		}

		#hidden(id, value) {
			let input = document.getElementById(id);
			if (!input) {
				input = Object.assign(document.createElement("input"), { type: "hidden", id, name: id });
				this.#form.append(input);
			}
			input.value = value;
		}
	}

	function asList(problems) {
		return Array.isArray(problems) ? problems : [{ code: "E601", message: String(problems?.message ?? problems) }];
	}

	window.MercadoPago = MercadoPago;
})();
