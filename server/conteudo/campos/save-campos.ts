import { sql } from 'kysely';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { isEmptyCampo } from '#schemas/campos/campo-problem.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import { date } from '#schemas/formats/date.ts';
import type { CampoPreenchido, CampoValor } from '#schemas/shapes/campos.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { definedCampos, type CampoDefinido, type ValorGuardado } from './campo-definido.ts';
import { fileProblem } from './campo-file.ts';
import { campoOptions } from './opcoes-do-campo.ts';
import type { CamposDe } from './read-campos.ts';

interface Row {
  readonly definido: CampoDefinido;
  readonly ordem: number;
  readonly valor: ValorGuardado | null;
}

/**
 * Keeps what was written in custom fields of a draft. A value of another kind than the field's is refused, at its place; what
 * is only unfinished (a mask, a limit, a rule) is kept, and is missing to conclude.
 */
export const saveCampos = async (ctx: Ctx, de: CamposDe, sent: readonly CampoPreenchido[]): Promise<void> => {
  const defined = await definedCampos(ctx.db, de.registro, de.tipoId);
  const erros: FieldError[] = [];
  const rows: Row[] = [];
  for (const [index, { rotulo, valor }] of sent.entries()) {
    const ordem = defined.findIndex((one) => one.rotulo === rotulo);
    const definido = defined[ordem];
    const read = definido
      ? await readValue(ctx, de.id, definido, valor)
      : { recusa: mensagem('campos.recusa.ausente') };
    if ('recusa' in read) erros.push({ campo: `campos.${index}`, mensagem: read.recusa });
    else if (definido) rows.push({ definido, ordem, valor: read.guardar });
  }
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  for (const row of rows) await keep(ctx, de.id, row);
};

type Read = { readonly guardar: ValorGuardado | null } | { readonly recusa: string };

const refused = (key: MessageKey, { rotulo }: CampoDefinido): Read => ({
  recusa: mensagem(key, { param: rotulo }),
});

const readValue = async (
  ctx: Ctx,
  id: number,
  definido: CampoDefinido,
  valor: CampoValor | undefined,
): Promise<Read> => {
  if (definido.tipo === tipoCampo.vinculo) return refused('campos.recusa.vinculo', definido);
  if (valor === undefined || isEmptyCampo(valor)) return { guardar: null };
  switch (definido.tipo) {
    case tipoCampo.numero:
      return typeof valor === 'number' ? { guardar: valor } : refused('validacao.numero', definido);
    case tipoCampo.logico:
      return typeof valor === 'boolean' ? { guardar: valor } : refused('validacao.simNao', definido);
    case tipoCampo.lista:
      return readChosen(ctx, id, definido, valor);
    case tipoCampo.data:
      return typeof valor === 'string' && date.accepts(valor)
        ? { guardar: valor }
        : refused('validacao.formato.date', definido);
    case tipoCampo.arquivo: {
      if (typeof valor !== 'string') return refused('validacao.texto', definido);
      const recusa = await fileProblem(ctx, id, definido, valor);
      return recusa === undefined ? { guardar: valor } : { recusa };
    }
    default:
      return typeof valor === 'string' ? { guardar: valor } : refused('validacao.texto', definido);
  }
};

/** What was chosen, with its labels; what was chosen before stays, also where the list has it no more. */
const readChosen = async (
  ctx: Ctx,
  id: number,
  definido: CampoDefinido,
  valor: CampoValor,
): Promise<Read> => {
  const chosen = Array.isArray(valor) ? valor : [valor];
  if (!chosen.every((one) => typeof one === 'string')) return refused('validacao.enum', definido);
  if (chosen.length > 1 && definido.multipla !== true) return refused('campos.recusa.umaOpcao', definido);
  const former = await formerOptions(ctx, id, definido);
  const known = new Map(former.map((opcao) => [opcao.valor, opcao]));
  if (!chosen.every((one) => known.has(one)))
    for (const opcao of await campoOptions(ctx, definido)) known.set(opcao.valor, opcao);
  const found = [...new Set(chosen)].map((one) => known.get(one));
  return found.every((opcao) => opcao !== undefined)
    ? { guardar: found }
    : refused('validacao.enum', definido);
};

const formerOptions = async (
  { db }: Ctx,
  id: number,
  { rotulo, tipo }: CampoDefinido,
): Promise<readonly OpcaoLida[]> => {
  const row = await db
    .selectFrom('conteudoCampo')
    .select('valor')
    .where('conteudoId', '=', id)
    .where('rotulo', '=', rotulo)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return Array.isArray(row?.valor) ? row.valor : [];
};

const keep = async ({ db }: Ctx, id: number, { definido, ordem, valor }: Row): Promise<void> => {
  const { rotulo, tipo } = definido;
  const file = tipo === tipoCampo.arquivo && typeof valor === 'string' ? valor : null;
  // a file that no conclusion froze is of nobody once another takes its place
  await sql`update arquivo set em_uso = false where id = (select k.arquivo_id from conteudo_campo k
    where k.conteudo_id = ${id} and k.rotulo = ${rotulo} and k.definicao is null and k.arquivo_id is distinct from ${file}::uuid)`.execute(
    db,
  );
  await db
    .insertInto('conteudoCampo')
    .values({ conteudoId: id, rotulo, tipo, ordem, valor: JSON.stringify(valor), arquivoId: file })
    .onConflict((conflict) =>
      conflict
        .columns(['conteudoId', 'rotulo'])
        .doUpdateSet({ tipo, ordem, valor: JSON.stringify(valor), arquivoId: file }),
    )
    .execute();
};
