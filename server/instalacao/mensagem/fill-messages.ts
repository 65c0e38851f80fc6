import { sql } from 'kysely';
import { messageTemplates } from '#schemas/messages/templates.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Makes the register of messages hold every message of this version; what the organisation wrote stays. */
export const fillMessages = async (db: Database): Promise<void> => {
  const all = JSON.stringify(
    messageTemplates().map(({ chave, tipo, texto }) => ({ chave, tipo, texto_padrao: texto })),
  );
  await sql`
    insert into registro.template_mensagem as m (chave, tipo, texto_padrao)
    select chave, tipo, texto_padrao from json_to_recordset(${all}::json) as r (chave text, tipo text, texto_padrao text)
    on conflict (chave) do update set tipo = excluded.tipo, texto_padrao = excluded.texto_padrao
    where (m.tipo, m.texto_padrao) is distinct from (excluded.tipo, excluded.texto_padrao)`.execute(db);
  await sql`
    delete from registro.template_mensagem m where m.texto is null and not exists (
      select from json_to_recordset(${all}::json) as r (chave text) where r.chave = m.chave)`.execute(db);
};
