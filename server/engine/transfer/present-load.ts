import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { allows } from '#server/engine/access.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { runQuery } from '#server/engine/records/query.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';
import { nameOfUser } from '#server/engine/records/stale-version.ts';
import { findLoad, type Load } from './importacao.repository.ts';
import { obstaclesOf } from './load-queue.ts';

/** A load as it travels, with what can be done to it. */
export const presentLoad = async (ctx: Ctx, view: RegisterView, load: Load): Promise<Importacao> => {
  const [answer] = await presentLoads(ctx, view, [load]);
  if (!answer) throw new AppError('naoEncontrado');
  return answer;
};

const presentLoads = async (ctx: Ctx, view: RegisterView, loads: readonly Load[]): Promise<Importacao[]> => {
  const values = sqlValues();
  const people = await runQuery<{ id: number; nome: string | null }>(
    ctx,
    `select p.id, ${nameOfUser(view, 'p.id')} as nome
     from unnest(${values.add(loads.map(({ criadaPor }) => criadaPor))}::integer[]) p(id)`,
    values,
  );
  const waiting = loads.filter(({ situacao }) => situacao === 'NA_FILA').map(({ id }) => id);
  const obstacles = await obstaclesOf(ctx.db, waiting);
  const names = new Map(people.map(({ id, nome }) => [id, nome]));
  return loads.map((load) => {
    const nome = names.get(load.criadaPor);
    const espera = obstacles.get(load.id);
    return {
      id: load.id,
      registro: load.registro,
      simulada: load.simulada,
      situacao: load.situacao,
      espera: espera || undefined,
      arquivo: load.arquivoNome,
      formato: load.formato,
      chave: load.escolhas.chave || undefined,
      colunas: load.colunas,
      linhas: load.linhas,
      processadas: load.processadas,
      incluir: load.incluir,
      alterar: load.alterar,
      semMudanca: load.semMudanca,
      comErro: load.comErro,
      erros: load.erros,
      totalErros: load.totalErros,
      criadaEm: load.criadaEm.toISOString(),
      criadaPor: nome || undefined,
      iniciadaEm: load.iniciadaEm?.toISOString(),
      terminadaEm: load.terminadaEm?.toISOString(),
      desfeitaEm: load.desfeitaEm?.toISOString(),
      acoes: [
        undoAbility(ctx, view, load),
        ...(load.situacao === 'NA_FILA' ? [{ nome: 'cancelar', permitida: true }] : []),
        ...wrongLinesAbility(ctx, load),
      ],
    };
  });
};

const undoAbility = (ctx: Ctx, view: RegisterView, load: Load): Acao => {
  const motivo = undoRefusal(ctx, view, load);
  return motivo === undefined
    ? { nome: 'desfazer', permitida: true }
    : { nome: 'desfazer', permitida: false, motivo };
};

/** The lines to mend: of who sent them alone, because a cell may hold what nobody else is shown; and while the file is kept. */
export const wrongLinesAbility = ({ sessao }: Ctx, load: Load): readonly Acao[] => {
  if (load.criadaPor !== sessao.usuarioId || load.comErro === 0) return [];
  return load.arquivoId === null
    ? [{ nome: 'baixarErradas', permitida: false, motivo: mensagem('importacao.semGuarda') }]
    : [{ nome: 'baixarErradas', permitida: true }];
};

/** Why a load cannot be undone by this person, as far as the load itself says. */
export const undoRefusal = (ctx: Ctx, { model }: RegisterView, load: Load): string | undefined => {
  if (load.simulada) return mensagem('importacao.desfazer.simulada');
  if (load.situacao !== 'CONCLUIDA') return mensagem('importacao.desfazer.situacao');
  const may =
    (load.incluir === 0 || allows(ctx, model, 'remove')) &&
    (load.alterar === 0 || allows(ctx, model, 'edit'));
  return may ? undefined : mensagem('importacao.desfazer.semPermissao');
};

/** One's own load of this register; administrators reach everybody's. */
export const requireLoad = async (ctx: Ctx, { model }: RegisterView, id: number): Promise<Load> => {
  const load = await findLoad(ctx.db, id);
  const own = load?.criadaPor === ctx.sessao.usuarioId || ctx.sessao.administrador;
  if (load?.registro !== model.name || !own) throw new AppError('naoEncontrado');
  return load;
};

/** The last loads of a register, newest first, dry runs aside. */
export const listLoads = async (
  ctx: Ctx,
  view: RegisterView,
  { start, pageSize }: { readonly start: number; readonly pageSize: number },
): Promise<Page<Importacao>> => {
  const { usuarioId, administrador } = ctx.sessao;
  const own = ctx.db
    .selectFrom('importacao')
    .where('registro', '=', view.model.name)
    .where('simulada', '=', false)
    .$if(!administrador, (query) => query.where('criadaPor', '=', usuarioId));
  const { total } = await own
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const loads = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((start - 1) * pageSize)
    .execute();
  return { itens: await presentLoads(ctx, view, loads), total, totalExato: true };
};
