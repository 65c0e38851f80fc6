import { sql } from 'kysely';
import type { ValoresUsados } from '#schemas/shapes/documento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Documents that are looked back at, and values of each marker that are told. */
const lookedBack = 60;
const told = 3;
/** Longer than this it is a text of its own, and nobody writes it twice. */
const longest = 160;

/**
 * What the person wrote in the markers of documents of the same model, the latest first. Only of those that they may still read:
 * the value of a marker is part of a document.
 */
export const valoresUsados = async ({ db, sessao }: Ctx, id: number): Promise<ValoresUsados> => {
  const { rows } = await sql<{ chave: string; valor: string }>`
    select x.key as chave, x.value as valor from (
        select v.valores, c.criado_em, c.id from documento atual
        join documento d on d.modelo_id = atual.modelo_id
        join conteudo c on c.id = d.id
        join documento_versao v on v.documento_id = d.id and v.numero = d.versao_atual
        where atual.id = ${id} and c.id <> ${id} and c.autor_id = ${sessao.usuarioId} and c.excluido_em is null
          and ${visibleContent(sessao)}
        order by c.id desc limit ${lookedBack}) u
      cross join lateral jsonb_each_text(u.valores) x
      where length(x.value) <= ${longest} and btrim(x.value) <> '' and position(chr(10) in x.value) = 0
      order by u.id desc, x.key`.execute(db);
  const used = new Map<string, string[]>();
  for (const { chave, valor } of rows) {
    const values = used.get(chave) ?? [];
    const value = valor.trim();
    if (values.length < told && !values.includes(value)) used.set(chave, [...values, value]);
  }
  return { itens: [...used].map(([chave, valores]) => ({ chave, valores })) };
};
