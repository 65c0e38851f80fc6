import { defined } from '#schemas/defined.ts';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Documento } from '#schemas/shapes/documento.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Ato } from './passo.ts';
import { askFromOutside } from './outsider-acts.ts';
import { actOnProcess, type WorldCall } from './process-acts.ts';
import type { AtoMundo, ContextoAto, CriacaoMundo, WorldTarget } from './target.ts';

interface ServerTargetParts {
  readonly app: FastifyInstance;
  /** Path under which the server answers, with a final slash. */
  readonly basePath: string;
  readonly ports: Ports;
  readonly registers: SeedTarget;
  /** Password of everybody, which signing asks for. */
  readonly senha: string;
  /** The clock of the server, moved to the time of each act. */
  readonly time: { now: Date };
}

const atos: ReadonlySet<Ato> = new Set<Ato>([
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

/** Lives the world through the API of a server, as its people would. */
export const serverTarget = ({
  app,
  basePath,
  ports,
  registers,
  senha,
  time,
}: ServerTargetParts): WorldTarget => {
  const { db } = ports;
  const tokens = new Map<string, string>();

  const tokenOf = async ({ usuarioId, unidadeId }: ContextoAto): Promise<string> => {
    const key = `${usuarioId}/${unidadeId}`;
    const known = tokens.get(key);
    if (known) return known;
    const token = randomBytes(32).toString('base64url');
    const far = new Date('2100-01-01T00:00:00Z');
    await db
      .insertInto('sessao')
      .values({
        tokenHash: hashToken(token),
        anteriorHash: null,
        usuarioId,
        unidadeId,
        substituidoId: null,
        criadaEm: time.now,
        renovadaEm: time.now,
        expiraEm: far,
        limiteEm: far,
        endereco: '127.0.0.1',
        agente: 'demonstração',
      })
      .execute();
    tokens.set(key, token);
    return token;
  };

  const call: WorldCall = async <T>(
    contexto: ContextoAto,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<T> => {
    time.now = contexto.em;
    const answer = await app.inject({
      method,
      url: `${basePath}ws/api/${path}`,
      headers: { authorization: `Bearer ${await tokenOf(contexto)}` },
      payload: payload ? { payload } : undefined,
    });
    if (answer.statusCode !== 200) throw new Error(`${contexto.chave}: ${method} ${path}: ${answer.body}`);
    return answer.json<{ payload: T }>().payload;
  };

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
    pedirDeFora: (pedido) => askFromOutside({ app, basePath, ports, call, time }, pedido),
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
