import { sql, type RawBuilder } from 'kysely';

/**
 * Who signs, over a row of `documento_assinante`: a person of the institution or one from outside. Joined as `quem`, with `nome`,
 * `documento` and `de_fora`; no signer is left out by it.
 */
export const signerPerson = (signer: 's' | 'p' | 'x'): RawBuilder<unknown> => sql`
  join lateral (
    select iu.nome, iu.cpf as documento, false as de_fora from registro.usuario iu where iu.id = ${sql.ref(`${signer}.usuario_id`)}
    union all
    select eu.nome, eu.documento, true from registro.usuario_externo eu where eu.id = ${sql.ref(`${signer}.externo_id`)}
  ) quem on true`;
