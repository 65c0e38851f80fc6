import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Who no longer signs a document, and only saw it to sign, sees it no more. */
export const releaseSigner = async (db: Database, documentoId: number, usuarioId: number): Promise<void> => {
  await sql`
    delete from conteudo_acesso a using conteudo c
    where a.conteudo_id = ${documentoId} and a.usuario_id = ${usuarioId} and a.motivo = 'assinante'
      and c.id = a.conteudo_id and c.autor_id <> a.usuario_id
      and not exists (select from documento_assinante s where s.documento_id = a.conteudo_id
        and s.usuario_id = a.usuario_id and s.situacao <> 'CANCELADO')`.execute(db);
};
