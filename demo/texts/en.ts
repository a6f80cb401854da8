import type { TextName } from "#core/rules/texts.ts";

/** What the pages of text of the demo shop say in English. What stands in double braces is filled in from its settings. */
export const english: Record<TextName, string> = {
	terms: `# Terms

These are the terms under which you buy at {{name}}.

## Who sells

{{name}}, {{address}}. You reach us as the [Contact](/contact) page says.

## Prices

All prices are in pesos and include tax. What sending costs is shown as a line of its own before you pay. The total you see when you press Pay is the total you are charged; if a price has changed meanwhile, we tell you first and charge nothing.

## Ordering and paying

You order by pressing Pay. You pay by card, at once or in installments; what the installments cost together stands beside them before you decide. The card service checks the card and tells us whether the payment is approved, rejected or still in process. An order is confirmed once its payment is approved. We write to you by e-mail each time something changes.

What you are paying for is kept for you while the payment is under way. Should something be sold out all the same, the whole amount goes back to your card.

## Sending and picking up

We send to the whole country, usually within 3 to 6 working days. In the city of Buenos Aires our bicycle can bring your parcel the same or the next working day. You may also pick it up in Palermo from the next working day on. We write when it leaves, with the number to follow it by where there is one.

## Changing your mind

While nothing has left, you can cancel your order yourself, on its page. What has arrived you may send back or exchange as the [Returns](/returns) page says.

## Discount codes

A code counts once per order, as long as it is valid and has uses left. Codes cannot be combined or paid out.

## Your account

You can order without an account. With one, keep your password to yourself. You can delete your account on your profile at any time; orders that are on their way still arrive.

## If we disagree

Write to us first: most things are settled with one answer. Argentine law applies, and what it gives consumers stays yours whatever this page says.
`,
	privacy: `# Privacy

This page says what we know about you and why. We ask for little, sell nothing of it, and nobody follows you from here to other sites.

## Who is responsible

{{name}}, {{address}}. Write to {{mail}} with any question about your data.

## What we keep, and what for

- **Your orders:** name, phone, e-mail, address and what you bought, because we have to send it and the law wants us to keep the accounts.
- **Your account, if you make one:** the same data, your login name and your password in a form nobody can read back.
- **Your sizes and measurements,** if you tell us, to show you what fits.
- **Your cart and your lists,** so that they are there when you come back.
- **Reviews** you write, with your login name, on the page of the product.
- **Your card:** nothing. Its number goes from your browser straight to the card service and never reaches this shop. We keep the payment’s number and whether it was approved.
- **Figures:** how many pages were looked at in a day and which searches found nothing, never by whom.

## What your browser keeps

Your cart, your favourites, what you looked at, the shipping form as you filled it in and the key of your session are kept in your browser’s local storage. Log out, and all of it is removed. What stays is the language you chose and a mark by which we know this browser when somebody tries to guess your password. There are no cookies for advertising.

## Who else gets something

The card service gets what it needs to charge your card. The carrier gets your name, address and phone. Nobody else, unless the law makes us.

## How long

Invoices are kept for ten years, as the law asks; your account until you delete it; a notice you asked for about a size until it was sent or you ended it.

## What you can do

On your [profile](/client/profile) you can correct your data, take along a file with everything we know about you, and delete your account. For anything else write to us as the [Contact](/contact) page says. If our answer does not satisfy you, the Agencia de Acceso a la Información Pública hears complaints about personal data.
`,
	returns: `# Returns

Too tight, too long, or not what you had pictured? Send it back, or exchange it for another size or colour.

## How long you have

{{returnsDays}} days from the day we send the parcel, without giving a reason.

## How it works

- Open your order under [Orders](/orders) or by the link in our mails, and choose what comes back. You cannot find it? The [Botón de arrepentimiento](/withdrawal) mails you the link.
- Say whether you want another size, another colour, or your money. We set the garment of an exchange aside for you.
- Within two working days we mail you a slip with our address. Put it into the parcel with the garments, unworn and with their labels.
- As soon as they are here, your exchange leaves, or the money goes back to the card you paid with. Your bank may take some days to show it.

## What it costs

Bring the pieces to our shop in Palermo and it costs nothing. By post, you pay the way back and we pay the way of the exchange to you.

## Something is wrong with it

If a piece is damaged or not what you ordered, we pay the way back and send another one, or give the money back, as you like.
`,
	contact: `# Contact

Write to us: we answer on working days, usually within a day.

- **E-mail:** {{mail}}
- **Phone:** {{phone}}
- **Address:** {{address}}

## About an order

Please have its number to hand; you find it in our mails and, with an account, under [Orders](/orders). Questions that come up often are answered in [Returns](/returns) and [Terms](/terms).

## Coming by

The shop in Palermo is open Monday to Saturday from 10 to 19. You can try things on, pick up your order and bring back what you do not keep.
`,
};
