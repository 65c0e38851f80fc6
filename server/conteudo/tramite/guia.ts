import { sql } from 'kysely';
import type { Tramite } from '#schemas/shapes/tramite.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { consultarTramite } from './consultar.ts';
import { ficha, linha, titulo } from './corpo.ts';
import { papelDosItens } from './papel-dos-itens.ts';
import { readItems } from '#server/conteudo/anda-junto/index.ts';
import { instant, kindName, nameOf, print, readSubject, replyOf } from './papel.ts';

/** The routing guide of a forwarding: what goes, from whom, to whom, until when, and where the receipt is written. */
export const guia = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const tramite = await consultarTramite(ctx, id);
  const subject = await readSubject(ctx, tramite.conteudoId);
  const copias = await readCopies(ctx, id);
  const title = mensagem('documento.papel.guia', { numero: id });
  const itens = await readItems(ctx, tramite.conteudoId);
  const papel = papelDosItens(
    itens.filter(({ situacao }) => situacao !== 'RETIRADO' && situacao !== 'FICOU'),
  );
  return print(ctx, subject, {
    titulo: title,
    nome: `guia-${id}.pdf`,
    desenhos: papel.desenhos,
    corpo: [
      titulo(title),
      ficha([
        [kindName(subject.especie), nameOf(subject)],
        [mensagem('documento.papel.assunto'), subject.assunto],
        [mensagem('documento.papel.interessado'), subject.interessados ?? undefined],
        [mensagem('documento.papel.de'), place(tramite.deUnidade, tramite.dePessoa)],
        [mensagem('documento.papel.para'), place(tramite.paraUnidade, tramite.paraPessoa)],
        [mensagem('documento.papel.copias'), copias],
        [mensagem('documento.papel.quando'), instant(tramite.enviadoEm)],
        [mensagem('documento.papel.prioridade'), mensagem(`caixa.filtros.prioridades.${tramite.prioridade}`)],
        [mensagem('documento.papel.prazo'), tramite.prazo && writtenDay(tramite.prazo)],
        [mensagem('documento.papel.retorno'), returnOf(tramite)],
        [mensagem('documento.papel.resposta'), replyOf(tramite)],
        [mensagem('documento.papel.despacho'), tramite.texto],
        [mensagem('documento.papel.situacao'), receipt(tramite)],
      ]),
      ...papel.corpo,
      ...(tramite.situacao === 'NAO_RECEBIDO'
        ? [linha(mensagem('documento.papel.recibo')), linha(mensagem('documento.papel.assinatura'))]
        : []),
    ],
  });
};

const place = ({ sigla, nome }: Tramite['deUnidade'], pessoa: string | undefined): string =>
  [`${sigla} - ${nome}`, pessoa].filter(Boolean).join(', ');

const returnOf = ({ retornoObrigatorio, prazoRetorno, devolvidoEm }: Tramite): string | undefined => {
  if (!retornoObrigatorio) return undefined;
  if (devolvidoEm) return mensagem('documento.papel.devolvido', { quando: instant(devolvidoEm) });
  return prazoRetorno
    ? mensagem('documento.papel.devolverAte', { dia: writtenDay(prazoRetorno) })
    : mensagem('documento.papel.comRetorno');
};

const receipt = ({ situacao, recebidoEm, recebidoPor }: Tramite): string =>
  mensagem(`documento.papel.situacoes.${situacao}`, {
    quem: recebidoPor ?? mensagem('documento.papel.sistema'),
    quando: recebidoEm ? instant(recebidoEm) : '',
  });

/** Who got a copy of the same sending. */
const readCopies = async ({ db }: Ctx, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ copias: string | null }>`
    select string_agg(coalesce(p.nome || ' (' || un.sigla || ')', un.sigla || ' - ' || un.nome), ', ' order by t.id) as copias
    from tramite t join registro.unidade un on un.id = t.para_unidade_id
    left join registro.usuario p on p.id = t.para_usuario_id
    where t.envio_id = ${id}`.execute(db);
  return rows[0]?.copias ?? undefined;
};
