/** What a provider of certificates in the cloud knows of Malote. */
export const client = { id: 'malote', secret: 'segredo que o provedor deu' };
/** What the person knows, where a certificate asks for it at each signature. */
export const pin = '73914258061277';
/** How a provider tells that an account is of too low a level. */
export const bronze = 'O cidadão não tem a identidade (Prata ou Ouro) necessária para assinar.';
