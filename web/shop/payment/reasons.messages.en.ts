const messages = {
	cc_rejected_insufficient_amount: "The card has not enough funds for this. Please use another card, or ask your bank.",
	cc_rejected_bad_filled_security_code: "The security code was not right. Please type it again.",
	cc_rejected_bad_filled_date: "The expiry date was not right. Please type it again.",
	cc_rejected_bad_filled_card_number: "The card number was not right. Please type it again.",
	cc_rejected_bad_filled_other: "Something on the card form was not right. Please check it and try again.",
	cc_rejected_call_for_authorize: "Your bank wants you to authorise this payment: call it, then try again.",
	cc_rejected_card_disabled: "The card is not active yet: call your bank to activate it.",
	cc_rejected_duplicated_payment:
		"You have just made a payment of the same amount. If you want to pay again, please use another card.",
	cc_rejected_invalid_installments: "The card does not take this number of installments. Please choose another one.",
	cc_rejected_max_attempts: "This card was tried too often: please use another one.",
	cc_rejected_card_type_not_allowed: "This kind of card is not accepted. Please use another one.",
	cc_rejected_blacklist: "The card service did not take this card. Please use another one.",
	cc_rejected_card_error: "The card service could not use this card. Please try again, or use another one.",
	cc_rejected_high_risk: "The card service did not take this payment, for your safety. Please use another card.",
	rejected_high_risk: "The card service did not take this payment, for your safety. Please use another card.",
	cc_rejected_other_reason:
		"Your bank did not take this payment and does not say why. Please use another card, or ask your bank.",
	rejected_by_bank:
		"Your bank did not take this payment and does not say why. Please use another card, or ask your bank.",
	cc_rejected_time_out: "Your bank did not answer in time. Please try again in some minutes.",
	bank_error: "Your bank could not be asked. Please try again in some minutes, or use another card.",
	cc_rejected_3ds_challenge: "Your bank could not make sure that it is you. Please try again and answer what it asks.",
	cc_rejected_3ds_mandatory:
		"Your bank wants to make sure that it is you, which this card does not allow here. Please use another card.",
	cc_amount_rate_limit_exceeded:
		"This is more than the card may pay for now. Please use another card, or ask your bank.",
	insufficient_amount: "There are not enough funds for this. Please use another card.",
	rejected_insufficient_data:
		"The card service needs more than it was told. Please check all fields of the card form and try again.",
	rejected_by_regulations: "The card service may not take this payment. Please use another card.",
	provider_unreachable: "The card service could not be reached. Nothing was charged, please try again in some minutes.",
	provider_busy: "The card service is busy. Nothing was charged, please try again in some minutes.",
	invalid_card_token: "The card form was open for too long. Nothing was charged, please try again.",
	invalid_identification_number: "The number of your document was not right. Please type it again.",
	invalid_transaction_amount: "The card service does not take this sum. Nothing was charged, please write to us.",
	unknown_payment_method: "The card service does not know this kind of card. Please use another one.",
	invalid_payment_request:
		"The card service did not take this payment. Nothing was charged, please try again or use another card.",
	pending_contingency:
		"The card service is still working on it. You need not do anything: within two working days we write to you.",
	pending_review_manual:
		"The card service is checking the payment by hand. You need not do anything: within two working days we write to you.",
	pending_challenge: "Your bank wants to make sure that it is you. Please confirm the payment where it asks you to.",
	pending_capture: "The sum is reserved on your card and not charged yet. You need not do anything: we write to you.",
	in_process: "The card service is still working on it. You need not do anything: we write to you.",
};

export default messages;
