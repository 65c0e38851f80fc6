import { sql } from 'kysely';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo, ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { refusal } from './captura/index.ts';
import { factErrors } from './check-facts.ts';
import { consultar } from './consultar.ts';
import { contentColumns, keepFacts } from './keep-facts.ts';
import { keepProtocolFile } from './keep-file.ts';
import { prepareFile } from './prepare-file.ts';
import { indexProtocol } from './index-protocol.ts';
import { requireType } from './tipos.ts';

/** Registers a protocol, in the hands of who registers it; it has no number until it is concluded. */
export const incluir = (ctx: Ctx, novo: ProtocoloNovo, file: MultipartFile | undefined): Promise<Protocolo> =>
  incluirCom(ctx, novo, file, consultar);

/** The same, with what is done of it at once, in the same transaction, and answered. */
export const incluirCom = async <T>(
  ctx: Ctx,
  novo: ProtocoloNovo,
  file: MultipartFile | undefined,
  answer: (inner: Ctx, id: number) => Promise<T>,
): Promise<T> => {
  const { tipoDocumentoId, captura: _, ...facts } = novo;
  const { classeId } = await requireType(ctx, tipoDocumentoId);
  const erros = await factErrors(ctx, facts, {
    destinos: 0,
    vencimento: null,
    vigenciaDe: null,
    vigenciaAte: null,
    recebidoEm: today(ctx),
    sigilo: 0,
  });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  const { prepared, about } = await prepareFile(ctx, novo, file);
  if (!prepared) throw refusal(mensagem('protocolo.captura.semArquivo'));
  return decide(
    ctx,
    async (inner) => {
      const id = await insert(inner, novo, classeId);
      await keepFacts(inner, id, facts);
      await keepProtocolFile(inner, id, prepared);
      await grantAccess(inner.db, id, inner.agora, [{ usuarioId: inner.sessao.usuarioId, motivo: 'criou' }]);
      await recordEvent(inner, {
        cadeia: `conteudo:${id}`,
        ato: 'criado',
        conteudoId: id,
        dados: { assunto: facts.assunto.trim(), paginas: prepared.facts.paginas },
      });
      await indexProtocol(inner.db, id);
      return answer(inner, id);
    },
    about,
  );
};

const insert = async (
  ctx: Ctx,
  { tipoDocumentoId, captura: _, ...facts }: ProtocoloNovo,
  classeId: number | null,
): Promise<number> => {
  const { db } = ctx;
  const { id } = await db
    .insertInto('conteudo')
    .values({
      ...contentColumns(facts),
      tipo: tipoConteudo.arquivoDigital,
      assunto: facts.assunto.trim(),
      busca: sql<string>`''::tsvector`,
      ...madeHere(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('protocolo')
    .values({
      id,
      tipoDocumentoId,
      classeId,
      origem: null,
      observacoes: null,
      recebidoEm: today(ctx),
      vigenciaDe: null,
      vigenciaAte: null,
    })
    .execute();
  return id;
};
