/** What a provider of certificates in the cloud knows of Malote. */
export const client = { id: 'malote', secret: 'segredo que o provedor deu' };
