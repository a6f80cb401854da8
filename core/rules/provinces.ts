/** What the parts of a country are called that an address names, in the order of their names; other countries' are typed. */
const PROVINCES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		AR: "Buenos Aires|Catamarca|Chaco|Chubut|Ciudad Autónoma de Buenos Aires|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán",
		CL: "Antofagasta|Araucanía|Arica y Parinacota|Atacama|Aysén|Biobío|Coquimbo|Los Lagos|Los Ríos|Magallanes|Maule|Metropolitana de Santiago|Ñuble|O'Higgins|Tarapacá|Valparaíso",
		ES: "A Coruña|Álava|Albacete|Alicante|Almería|Asturias|Ávila|Badajoz|Barcelona|Bizkaia|Burgos|Cáceres|Cádiz|Cantabria|Castellón|Ceuta|Ciudad Real|Córdoba|Cuenca|Gipuzkoa|Girona|Granada|Guadalajara|Huelva|Huesca|Illes Balears|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|Melilla|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Zamora|Zaragoza",
		MX: "Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas",
		UY: "Artigas|Canelones|Cerro Largo|Colonia|Durazno|Flores|Florida|Lavalleja|Maldonado|Montevideo|Paysandú|Río Negro|Rivera|Rocha|Salto|San José|Soriano|Tacuarembó|Treinta y Tres",
	}),
);

export function provincesOf(country: string): readonly string[] {
	return PROVINCES.get(country)?.split("|") ?? [];
}
