import { defined } from '#schemas/defined.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Ato } from './passo.ts';
import { askFromOutside } from './outsider-acts.ts';
import { actOnProcess } from './process-acts.ts';
import type { AtoMundo, ContextoAto, CriacaoMundo, WorldTarget } from './target.ts';
import type { WorldCalls } from './world-calls.ts';

interface ServerTargetParts {
  readonly calls: WorldCalls;
  readonly ports: Ports;
  readonly registers: SeedTarget;
  /** Password of everybody, which signing asks for. */
  readonly senha: string;
  /** Acts of the stories that are carried out. */
  readonly atos: ReadonlySet<Ato>;
}

/** Acts that the stories of the world come to; the rest of them is told by the life of the demonstration. */
export const atosDoMundo: ReadonlySet<Ato> = new Set<Ato>([
  'criar',
  'concluir',
  'tramitar',
  'receber',
  'darCiencia',
  'resgatar',
  'assumir',
  'liberar',
  'acompanhar',
  'assinar',
  'finalizar',
  'reativarFinalizacao',
  'cancelar',
  'reativarCancelamento',
  'cancelarTramite',
  'encaminharAssinatura',
]);

/** All that a server carries out. */
export const atosDaVida: ReadonlySet<Ato> = new Set<Ato>([...atosDoMundo, 'publicar']);

/** Lives the world through the API of a server, as its people would. */
export const serverTarget = ({ calls, ports, registers, senha, atos }: ServerTargetParts): WorldTarget => {
  const { db } = ports;
  const { call } = calls;

  const versionOf = async (contexto: ContextoAto, id: number): Promise<Documento> =>
    call<Documento>(contexto, 'GET', `documento/${id}/0`);

  const stateAct = async (
    contexto: ContextoAto,
    id: number,
    path: string,
    motivo?: string,
  ): Promise<void> => {
    const { versao } = await versionOf(contexto, id);
    await call(contexto, 'POST', `documento/${path}`, {
      id,
      versao,
      ...defined({ motivo: motivo || undefined }),
    });
  };

  const openForwarding = async (
    id: number,
    conhecimento: boolean,
    contexto: ContextoAto,
  ): Promise<number> => {
    const row = await db
      .selectFrom('tramite')
      .select('id')
      .where('conteudoId', '=', id)
      .where('especie', '=', conhecimento ? 'CONHECIMENTO' : 'ENCARGO')
      .where('situacao', '=', 'NAO_RECEBIDO')
      .$if(conhecimento, (query) => query.where('paraUnidadeId', '=', contexto.unidadeId))
      .executeTakeFirst();
    if (!row) throw new Error(`${contexto.chave}: nada a receber`);
    return row.id;
  };

  const agir = async (ato: AtoMundo): Promise<void> => {
    const { conteudoId: id } = ato;
    switch (ato.ato) {
      case 'concluir':
        return stateAct(ato, id, 'concluir');
      case 'finalizar':
        return stateAct(ato, id, 'finalizar');
      case 'reativarFinalizacao':
        return stateAct(ato, id, 'reativar-finalizar');
      case 'cancelar':
        return stateAct(ato, id, 'cancelar', ato.motivo);
      case 'reativarCancelamento':
        return stateAct(ato, id, 'reativar-cancelar', ato.motivo);
      case 'tramitar':
        await call(ato, 'POST', 'tramite', { ...ato.pedido, conteudoId: id });
        return;
      case 'receber':
        await call(ato, 'PUT', `tramite/${await openForwarding(id, false, ato)}`);
        return;
      case 'darCiencia':
        await call(ato, 'PUT', `tramite/${await openForwarding(id, true, ato)}`);
        return;
      case 'resgatar':
        await call(ato, 'DELETE', `tramite/${await openForwarding(id, false, ato)}`);
        return;
      case 'cancelarTramite':
        await call(ato, 'DELETE', `tramite/${await openForwarding(id, false, ato)}`, { motivo: ato.motivo });
        return;
      case 'assumir':
        await call(ato, 'POST', 'check-in/documento/assumir', { id, confirmar: true });
        return;
      case 'liberar':
        await call(ato, 'POST', `check-in/liberar/${id}`);
        return;
      case 'acompanhar':
        await call(ato, 'POST', `caixa-central/acompanhar/${id}`);
        return;
      case 'encaminharAssinatura':
        await call(
          ato,
          'POST',
          `documento/${id}/encaminhar-para-assinatura`,
          ato.prazo ? { prazo: ato.prazo } : {},
        );
        return;
      case 'assinar':
        await sign(ato, id);
        return;
      case 'publicar':
        await call(ato, 'POST', `conteudo/${id}/ato/publicar`, {});
        return;
      default:
        throw new Error(`${ato.chave}: ato que este servidor não faz: ${ato.ato}`);
    }
  };

  const sign = async (ato: ContextoAto, id: number): Promise<void> => {
    const { resultados } = await call<{ resultados: { ok: boolean; mensagem?: string }[] }>(
      ato,
      'POST',
      'assinatura/validar-e-assinar-docflow',
      { ids: [id], senha },
    );
    if (!resultados[0]?.ok) throw new Error(`${ato.chave}: ${resultados[0]?.mensagem ?? 'não assinou'}`);
  };

  const criar = async (criacao: CriacaoMundo): Promise<number> => {
    const { modeloId, tipoDocumentoId, assunto, salvar, assinantes } = criacao;
    const { id, versao } = await call<Documento>(criacao, 'POST', 'documento', {
      modeloId,
      tipoDocumentoId,
      assunto,
    });
    await call(criacao, 'PUT', 'documento', { id, versao, ...salvar });
    for (const assinante of assinantes)
      await call(criacao, 'POST', `documento/${id}/adicionar-assinante`, assinante);
    return id;
  };

  return {
    ...registers,
    atos,
    criar,
    agir,
    agirEmProcesso: (ato) => actOnProcess(call, ato),
    pedirDeFora: (pedido) => askFromOutside(calls, pedido),
    guardarArquivo: async (nome, tipo, conteudo) =>
      // 0 is the product itself, which writes the registers of the world and may therefore adopt the file.
      (await keepFile(db, ports, { nome, tipo, criadoPor: 0, emUso: false, limite: 1_048_576 }, conteudo)).id,
    iniciarNumeracao: async ({ tipoDocumentoId, unidadeId, ano, ultimo }) => {
      const chave =
        unidadeId === undefined
          ? `documento:${tipoDocumentoId}`
          : `documento:${tipoDocumentoId}:${unidadeId}`;
      const tipo = await db
        .selectFrom('registro.tipoDocumento')
        .select('nome')
        .where('id', '=', tipoDocumentoId)
        .executeTakeFirstOrThrow();
      const unidade =
        unidadeId === undefined
          ? undefined
          : await db
              .selectFrom('registro.unidade')
              .select('sigla')
              .where('id', '=', unidadeId)
              .executeTakeFirst();
      const descricao = [tipo.nome, ...(unidade ? [unidade.sigla] : [])].join(', ');
      await db.insertInto('registro.numeracao').values({ chave, ano, ultimo, descricao }).execute();
    },
  };
};
