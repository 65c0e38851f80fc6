import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { mostPieces } from '#schemas/dossie.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { DossieIncluir } from '#schemas/shapes/dossie.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { lockContents } from '#server/conteudo/anda-junto/index.ts';
import {
  act,
  fase,
  findSituations,
  perform,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { contentsOfCodes } from '#server/conteudo/dados/index.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { readEsperadas, suggested, whyNotServes, type Esperada } from './esperadas.ts';
import { ofDossies } from './of-dossies.ts';

/** What is asked to enter: an id, or a code that was read and is of nothing within reach. */
type Asked = { readonly id: number } | { readonly codigo: string };

interface Entering extends ActInput {
  readonly pedidos: readonly Asked[];
  readonly esperadaId?: number | undefined;
}

interface Entry {
  readonly row: ConteudoRow;
  readonly esperada: Esperada | undefined;
}

/** A dossier does not hold what holds others: what is in them enters by itself. */
const gathering: readonly number[] = [tipoConteudo.lote, tipoConteudo.dossie];

/** Names contents in a dossier: each enters, or says why not. They stay where they are, and who sees them is the same. */
export const porPecas = act<Entering, undefined, ResultadoItem[]>({
  ...ofDossies,
  nome: 'porPecas',
  evento: 'pecasPostas',
  effect: async (ctx, { row }, { pedidos, esperadaId }) => {
    const ids = [...new Set(pedidos.flatMap((asked) => ('id' in asked ? [asked.id] : [])))];
    await lockContents(ctx, ids);
    const found = new Map((await findSituations(ctx, ids)).map((loaded) => [loaded.row.id, loaded.row]));
    const esperadas = await readEsperadas(ctx, row.id);
    const asked = esperadaId === undefined ? undefined : requireEsperada(esperadas, esperadaId);
    const { inside, filled } = await readInside(ctx, row.id);
    const entering: Entry[] = [];
    const resultados = pedidos.map((pedido, index): ResultadoItem => {
      if (!('id' in pedido))
        return refused(index + 1, pedido.codigo, mensagem('dossie.codigoDeNada', { codigo: pedido.codigo }));
      const content = found.get(pedido.id);
      if (!content) return refused(pedido.id, String(pedido.id), mensagem('erro.naoEncontrado'));
      const rotulo = content.numero ?? content.assunto;
      const motivo = whyNot(content, asked, inside);
      if (motivo !== undefined) return refused(pedido.id, rotulo, motivo);
      const esperada = asked ?? suggested(esperadas, content, filled);
      inside.add(content.id);
      if (esperada) filled.add(esperada.id);
      entering.push({ row: content, esperada });
      return { id: content.id, ok: true, rotulo };
    });
    await enter(ctx, row.id, entering);
    return { evento: entering.length === 0 ? (false as const) : undefined, resultado: resultados };
  },
});

const refused = (id: number, rotulo: string, motivo: string): ResultadoItem => ({
  id,
  ok: false,
  rotulo,
  mensagem: motivo,
});

export const requireEsperada = (esperadas: readonly Esperada[], id: number): Esperada => {
  const esperada = esperadas.find((one) => one.id === id);
  if (esperada) return esperada;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'esperadaId', mensagem: mensagem('dossie.esperadaDeOutro') }] },
  );
};

const whyNot = (
  content: ConteudoRow,
  esperada: Esperada | undefined,
  inside: ReadonlySet<number>,
): string | undefined => {
  if (inside.has(content.id)) return mensagem('dossie.jaEsta');
  if (gathering.includes(content.tipo)) return mensagem('dossie.naoEhPeca');
  if (content.fase === fase.minuta) return mensagem('dossie.minuta');
  if (inside.size >= mostPieces) return mensagem('dossie.cheio', { n: mostPieces });
  const tipos = esperada && whyNotServes(esperada, content);
  return tipos && esperada ? mensagem('dossie.tipoNaoServe', { esperada: esperada.nome, tipos }) : undefined;
};

const readInside = async (
  { db }: Ctx,
  id: number,
): Promise<{ readonly inside: Set<number>; readonly filled: Set<number> }> => {
  const rows = await db
    .selectFrom('dossiePeca')
    .select(['conteudoId', 'esperadaId'])
    .where('dossieId', '=', id)
    .where('saidaEm', 'is', null)
    .execute();
  return {
    inside: new Set(rows.map(({ conteudoId }) => conteudoId)),
    filled: new Set(rows.flatMap(({ esperadaId }) => esperadaId ?? [])),
  };
};

const enter = async (ctx: Ctx, id: number, entering: readonly Entry[]): Promise<void> => {
  if (entering.length === 0) return;
  const { db, agora, sessao } = ctx;
  // what says until when it is valid is believed; of the others the months count from when they were concluded
  const validade = ({ row, esperada }: Entry): string | null =>
    esperada?.validadeMeses ? (row.vigenciaFim ?? null) : null;
  await sql`insert into dossie_peca (dossie_id, conteudo_id, ordem, volume, esperada_id, validade, dados_pessoais, em, por, substituto)
    select ds.id, x.id, x.n + coalesce((select max(p.ordem) from dossie_peca p where p.dossie_id = ds.id), 0), ds.volume, x.esperada,
      coalesce(x.validade, (x.dia + make_interval(months => x.meses))::date), coalesce(t.dados_pessoais, false), ${agora},
      ${sessao.usuarioId}, ${sessao.substitutoId ?? null}::integer
    from dossie ds join registro.tipo_dossie t on t.id = ds.tipo_dossie_id,
      unnest(${entering.map(({ row }) => row.id)}::bigint[], ${entering.map(({ esperada }) => esperada?.id ?? null)}::integer[],
        ${entering.map(validade)}::date[], ${entering.map(({ row }) => dayOf(ctx, row.concluidoEm ?? agora))}::date[],
        ${entering.map(({ esperada }) => esperada?.validadeMeses ?? null)}::integer[])
        with ordinality as x (id, esperada, validade, dia, meses, n)
    where ds.id = ${id}`.execute(db);
  await recordEvents(
    ctx,
    entering.map(({ row }) => ({
      cadeia: `conteudo:${row.id}`,
      ato: 'postoEmDossie',
      conteudoId: row.id,
      dados: { dossie: id },
    })),
  );
};

/** Puts in a dossier what was chosen, or what the labels that were read are of. */
export const incluir = async (
  ctx: Ctx,
  id: number,
  { conteudoIds = [], codigos = [], esperadaId }: DossieIncluir,
): Promise<ResultadoItem[]> => {
  const read = await contentsOfCodes(ctx, codigos, gathering);
  const pedidos: Asked[] = [
    ...conteudoIds.map((conteudoId) => ({ id: conteudoId })),
    ...codigos.map((codigo) => {
      const found = read.get(codigo);
      return found === undefined ? { codigo } : { id: found.id };
    }),
  ];
  if (pedidos.length === 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'conteudoIds', mensagem: mensagem('dossie.nadaAIncluir') }] },
    );
  return perform(ctx, porPecas, id, { pedidos, ...defined({ esperadaId }) });
};

/** Puts in it what was made for it just now, or says why not. */
export const porNoDossie = async (
  ctx: Ctx,
  id: number,
  conteudoId: number,
  more: { readonly esperadaId?: number } = {},
): Promise<undefined> => {
  const [one] = await incluir(ctx, id, { conteudoIds: [conteudoId], ...more });
  if (one?.ok !== true) throw new AppError('transicaoNaoPermitida', { motivo: one?.mensagem ?? '' });
};
