const messages = {
	cc_rejected_insufficient_amount: "The card has not enough funds for this.",
	cc_rejected_bad_filled_security_code: "The security code was not right.",
	cc_rejected_bad_filled_date: "The expiry date was not right.",
	cc_rejected_bad_filled_card_number: "The card number was not right.",
	cc_rejected_bad_filled_other: "Something on the card form was not right.",
	cc_rejected_call_for_authorize: "Your bank wants you to authorise this payment: call it, then try again.",
	cc_rejected_card_disabled: "The card is not active yet: call your bank to activate it.",
	cc_rejected_duplicated_payment: "You have just made a payment of the same amount.",
	cc_rejected_invalid_installments: "The card does not take this number of installments.",
	cc_rejected_max_attempts: "This card was tried too often: please use another one.",
	cc_rejected_card_type_not_allowed: "This kind of card is not accepted.",
	provider_unreachable: "The card service could not be reached. Nothing was charged.",
	provider_busy: "The card service is busy. Nothing was charged.",
	invalid_card_token: "The card form was open for too long. Nothing was charged.",
};

export default messages;
