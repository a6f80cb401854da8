import { STATUS_REFUSALS } from "../rules/order-status.ts";

/** What staff are refused with where it is said in no feature's own messages. */
export const refusalMessages = {
	categoryName: "A category has this name already",
	categoryId: "A category has this id already",
	code: "This code exists already",
	noCode: "There is no such code",
	noProduct: "There is no such product",
	costsTooLittle: "would cost less than 0.02",
	costsTooMuch: (most: number) => `would cost more than ${most}`,
	noChange: "There is no such change",
	changeUndone: "This change has already been taken back",
	changeTooOld: "A change can be taken back for 24 hours",
	importGoesOn: "This import still goes on",
	noImport: "There is no such import",
	nothingToRefund: "There is no approved payment to give back",
	refundRefused: "The card service refused to give this payment back",
	orderStatus: STATUS_REFUSALS,
	notAPicture: "This is not a picture the shop takes: use JPEG, PNG, WebP or AVIF",
	pictureDamaged: "This picture is damaged or incomplete",
	pictureTooLarge: "This picture is larger than 10 MB",
	pictureTooWide: (megapixels: number) => `This picture has ${megapixels} megapixels, at most 40 are taken`,
	pictureNotStored: "The picture could not be stored, please try again",
} as const;
