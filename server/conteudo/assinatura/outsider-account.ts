import { sql } from 'kysely';

/**
 * An account `x` that signs: it enters, and has a password. Each entry, and each signature, takes a code that goes to its e-mail,
 * so that the e-mail is shown to be theirs before anything is signed.
 */
export const accountSigns = sql<boolean>`(x.ativo and not coalesce(x.bloqueado, false) and x.senha is not null)`;
