import { type Review, reviews } from "#core/contract/reviews.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { FORMER_CLIENT } from "#core/rules/former-client.ts";
import { readPhotoName } from "#core/rules/review-photos.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { readPicture, takingPictures } from "../../http/read-picture.ts";
import { keptRoute, route } from "../../http/route.ts";
import { DATA_POLICY } from "../../http/security.ts";
import { listStaffReviews } from "./moderation.queries.ts";
import { changeReview } from "./moderation.service.ts";
import { findPublicPhoto, isPublicPhoto } from "./photos.queries.ts";
import { addPhoto, judgePhoto, removePhoto, requireRoomForPhoto } from "./photos.service.ts";
import { reportReview } from "./reports.service.ts";
import en from "./reviews.messages.en.ts";
import es from "./reviews.messages.es.ts";
import { findReviewOf, listReviews } from "./reviews.queries.ts";
import { createReview, hasBought, requireBought } from "./reviews.service.ts";

const words = { en, es };

export async function reviewsRoutes(app: App, deps: Deps): Promise<void> {
	keptRoute(app, deps, reviews.list, async ({ query: { language, ...query } }) => {
		const tag: Tag = `product:${query.product}`;
		// Kept apart from the pages that show them: a sale changes the page, not what buyers wrote.
		const { shown, total } = await deps.cache.reviews.get(JSON.stringify(query), tag, () =>
			listReviews(deps.pool, query),
		);
		return {
			value: language ? shown.map((review) => calledIn(language, review)) : shown,
			tags: [tag],
			headers: { "x-total-count": String(total) },
		};
	});

	route(
		app,
		deps,
		reviews.create,
		({ body, actor }) => createReview(deps, actor.clientId, body),
		({ clientId }, product) => requireBought(deps.db, clientId, product),
	);

	route(app, deps, reviews.mine, async ({ query, actor }) => {
		const { clientId } = actor;
		return {
			bought: await hasBought(deps.db, clientId, query.product),
			review: await findReviewOf(deps.db, clientId, query.product),
		};
	});

	route(app, deps, reviews.report, ({ params, body, actor, request }) =>
		reportReview(deps, { actor, address: request.ip }, params.id, body),
	);

	route(app, deps, reviews.staffList, async ({ query }) => {
		const { shown, total } = await listStaffReviews(deps.db, query);
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});

	route(app, deps, reviews.change, ({ params, body, actor }) => changeReview(deps, actor, params.id, body));

	await takingPictures(app, (uploads) => {
		route(uploads, deps, reviews.addPhoto, async ({ params, actor, request }) => {
			await requireRoomForPhoto(deps.db, actor.clientId, params.id);
			const { bytes } = await readPicture(request);
			return addPhoto(deps, actor.clientId, params.id, bytes);
		});
	});
	route(app, deps, reviews.removePhoto, ({ params, actor }) =>
		removePhoto(deps, actor.clientId, params.id, params.photo),
	);
	route(app, deps, reviews.judgePhoto, ({ params, body, actor }) => judgePhoto(deps, actor, params, body.state));

	app.get<{ Params: { file: string } }>("/review-photos/:file", async (request, reply) => {
		reply.header("content-security-policy", DATA_POLICY);
		const name = readPhotoName(request.params.file);
		// Asked for anew each time, because staff may hide it; only its bytes are not sent twice.
		const etag = `"${name?.id}"`;
		reply.headers({ "cache-control": "private, no-cache", etag });
		if (name && request.headers["if-none-match"]?.includes(etag) && (await isPublicPhoto(deps.pool, name.id)))
			return reply.code(304).send();
		const picture = name && (await findPublicPhoto(deps.pool, name.id, name.isSmall));
		if (picture) return reply.type("image/webp").send(picture);
		reply.removeHeader("etag");
		return reply.code(404).header("cache-control", "no-store").type("text/plain").send("No such picture\n");
	});
}

/** What a review says in words of the shop, in those of a language: the colour and the size that were bought, and who is gone. */
function calledIn(language: Language, { ColorName, size, ...review }: Review): Review {
	return {
		...review,
		...(review.Client.login_name === FORMER_CLIENT && { Client: { login_name: words[language].formerClient } }),
		...(ColorName !== undefined && { ColorName: colourIn(language, ColorName) }),
		...(size !== undefined && { size: sizeIn(language, size) }),
	};
}
