import { createHash } from 'node:crypto';
import type { Permissions } from '#schemas/generated-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, reachedRecords } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import { presentClashes } from '#server/pessoas/usuario/index.ts';
import { findings, type Finding } from './index.ts';
import { pageOf } from '#server/engine/page-of.ts';
import type { RowOf } from '#server/engine/typed-record.ts';

/** What is repeated or does not fit in the registers, found anew at each reading; of the records that the person reaches. */
export const normalizacao: RegisterHook<'normalizacao'> = {
  async rows(ctx, request) {
    const { rows } = await findings.execute(ctx.db);
    const reached = await withinReach(ctx, [...rows, ...(await presentClashes(ctx.db))]);
    return pageOf(
      reached.map((finding) => recordOf(ctx, finding)),
      request,
      ['nome', 'detalhe'],
    );
  },
};

const withinReach = async (ctx: Ctx, rows: readonly Finding[]): Promise<readonly Finding[]> => {
  const models = modelsInForce();
  const reached = new Map<string, ReadonlySet<number>>();
  for (const name of new Set(rows.map(({ registro }) => registro))) {
    const model = models.get(name);
    const ids = rows.filter(({ registro }) => registro === name).map(({ registroId }) => registroId);
    if (model) reached.set(name, await reachedRecords(ctx, model, ids));
  }
  return rows.filter(({ registro, registroId }) => reached.get(registro)?.has(registroId));
};

const recordOf = (ctx: Ctx, { regra, registro, registroId, nome, outro }: Finding): RowOf<'normalizacao'> => {
  const definition = modelsInForce().get(registro)?.definition;
  const page = definition && pageFor(ctx, definition.permissions);
  return {
    id: idOf(`${regra}/${registro}/${registroId}`),
    versao: 1,
    regra,
    registro: definition?.title.one ?? registro,
    nome,
    detalhe: mensagem(`normalizacao.${regra}`, { outro: outro ?? '' }),
    endereco:
      page !== undefined
        ? `/${definition?.area ?? 'administracao'}/${registro}/${page}/${registroId}`
        : undefined,
  };
};

/** The form, where it is put right, or what this person may see of the record. */
const pageFor = ({ sessao }: Ctx, { edit, view }: Permissions): 'edicao' | 'consulta' | undefined => {
  if (edit !== undefined && can(sessao, edit)) return 'edicao';
  return view !== undefined && can(sessao, view) ? 'consulta' : undefined;
};

/** The same finding keeps its number from one reading to the next. */
const idOf = (text: string): number =>
  (createHash('sha256').update(text).digest().readUInt32BE(0) & 0x7f_ff_ff_ff) + 1;
