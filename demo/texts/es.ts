import type { TextName } from "#core/rules/texts.ts";

/** The same in Spanish. */
export const spanish: Record<TextName, string> = {
	terms: `# Términos

Estas son las condiciones con las que comprás en {{name}}.

## Quién vende

{{name}}, {{address}}. Nos encontrás como dice la página de [Contacto](/contact).

## Precios

Todos los precios están en pesos e incluyen impuestos. El costo del envío se muestra aparte antes de que pagues. El total que ves cuando tocás Pagar es el total que te cobramos; si un precio cambió mientras tanto, primero te avisamos y no cobramos nada.

## Pedir y pagar

Hacés el pedido cuando tocás Pagar. Pagás con tarjeta, en un pago o en cuotas; cuánto suman las cuotas lo ves al lado antes de decidir. El servicio de tarjetas revisa la tarjeta y nos dice si el pago está aprobado, rechazado o todavía en proceso. Un pedido queda confirmado cuando se aprueba su pago. Te escribimos por e-mail cada vez que algo cambia.

Guardamos para vos lo que estás pagando mientras se procesa el pago. Si algo igual se agotara, te devolvemos el importe completo a tu tarjeta.

## Envíos y retiros

Enviamos a todo el país, por lo general en 3 a 6 días hábiles. En la Ciudad de Buenos Aires te lo podemos llevar en bicicleta el mismo día hábil o el siguiente. También podés retirarlo en Palermo desde el día hábil siguiente. Te escribimos cuando sale, con el número para seguirlo si lo tiene.

## Si cambiás de idea

Mientras no haya salido nada, podés cancelar el pedido en su página. Lo que ya te llegó lo podés devolver o cambiar como dice la página de [Cambios y devoluciones](/returns).

## Códigos de descuento

Un código vale una vez por pedido, mientras esté vigente y le queden usos. Los códigos no se suman ni se cambian por dinero.

## Tu cuenta

Podés comprar sin una cuenta. Si tenés una, no le des tu contraseña a nadie. Podés borrar tu cuenta en tu perfil cuando quieras; los pedidos que están en camino llegan igual.

## Si no nos ponemos de acuerdo

Primero escribinos: casi todo se arregla con una respuesta. Rige la ley argentina, y los derechos que te da como consumidor son tuyos, diga lo que diga esta página.
`,
	privacy: `# Privacidad

Esta página dice qué sabemos de vos y para qué. Pedimos poco, no vendemos nada de eso y nadie te sigue desde acá a otros sitios.

## Quién es responsable

{{name}}, {{address}}. Por cualquier pregunta sobre tus datos escribí a {{mail}}.

## Qué guardamos, y para qué

- **Tus pedidos:** nombre, teléfono, e-mail, dirección y lo que compraste, porque te lo tenemos que enviar y la ley pide guardar la contabilidad.
- **Tu cuenta, si creás una:** los mismos datos, tu nombre de usuario y tu contraseña de una forma que nadie puede volver a leer.
- **Tus talles y medidas,** si nos los contás, para mostrarte lo que te va.
- **Tu carrito y tus listas,** para que estén cuando vuelvas.
- **Las opiniones** que escribís, con tu nombre de usuario, en la página del producto.
- **Tu tarjeta:** nada. Su número va de tu navegador directo al servicio de tarjetas y nunca llega a esta tienda. Guardamos el número del pago y si se aprobó.
- **Cifras:** cuántas páginas se vieron en el día y qué búsquedas no encontraron nada, nunca de quién.

## Qué guarda tu navegador

Tu carrito, tus favoritos, lo que miraste, los datos de envío que completaste y la llave de tu sesión se guardan en el almacenamiento local de tu navegador. Cuando cerrás la sesión, se borra todo. Quedan el idioma que elegiste y una marca para reconocer este navegador si alguien intenta adivinar tu contraseña. No hay cookies de publicidad.

## Quién más recibe algo

El servicio de tarjetas recibe lo que necesita para cobrarte. El correo recibe tu nombre, tu dirección y tu teléfono. Nadie más, salvo que la ley nos obligue.

## Por cuánto tiempo

Las facturas, diez años, como pide la ley; tu cuenta, hasta que la borres; un aviso que pediste sobre un talle, hasta que te lo mandamos o lo diste de baja.

## Qué podés hacer

En tu [perfil](/client/profile) podés corregir tus datos, llevarte un archivo con todo lo que sabemos de vos y borrar tu cuenta. Para cualquier otra cosa escribinos como dice la página de [Contacto](/contact). Si nuestra respuesta no te conforma, la Agencia de Acceso a la Información Pública recibe los reclamos sobre datos personales.
`,
	returns: `# Cambios y devoluciones

¿Te queda justo, te queda largo, o no era lo que te imaginabas? Devolvelo, o cambialo por otro talle o color.

## Cuánto tiempo tenés

{{returnsDays}} días desde que enviamos el paquete, sin dar ningún motivo.

## Cómo se hace

- Abrí tu pedido en [Mis pedidos](/orders) o con el enlace de nuestros e-mails y elegí qué vuelve. ¿No lo encontrás? El [Botón de arrepentimiento](/withdrawal) te manda el enlace por e-mail.
- Decinos si querés otro talle, otro color o tu plata. Si es un cambio, te guardamos la prenda.
- En dos días hábiles te mandamos una etiqueta con nuestra dirección. Ponela en el paquete con las prendas, sin uso y con sus etiquetas.
- Apenas llegan, sale tu cambio o devolvemos la plata a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.

## Cuánto cuesta

Si traés las prendas a nuestro local de Palermo, nada. Si las mandás por correo, la vuelta la pagás vos y el envío del cambio lo pagamos nosotros.

## Si vino con una falla

Si una prenda está dañada o no es la que pediste, pagamos la vuelta y te mandamos otra, o te devolvemos la plata, como prefieras.
`,
	contact: `# Contacto

Escribinos: contestamos los días hábiles, por lo general dentro del día.

- **E-mail:** {{mail}}
- **Teléfono:** {{phone}}
- **Dirección:** {{address}}

## Sobre un pedido

Tené a mano su número; lo encontrás en nuestros e-mails y, si tenés una cuenta, en [Mis pedidos](/orders). Las preguntas más comunes están respondidas en [Cambios y devoluciones](/returns) y en [Términos](/terms).

## Si querés pasar

El local de Palermo abre de lunes a sábado de 10 a 19. Podés probarte la ropa, retirar tu pedido y traer lo que no te quedás.
`,
};
