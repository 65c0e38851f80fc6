import type { DossiePeca, PecaEsperada } from '#schemas/shapes/dossie.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, tabela, titulo } from '#server/conteudo/tramite/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { consultar } from './consultar.ts';

/** The cover of a dossier: of whom it is, what is expected in it, and the index of its pieces, as who asks reaches them. */
export const indice = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const dossie = await consultar(ctx, id);
  const numero = dossie.numero ?? String(id);
  const title = mensagem('dossie.papel.titulo', { numero });
  const pecas = dossie.pecas.filter(({ saida }) => saida === undefined);
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: Math.max(0, dossie.sigilo),
    numero,
    nome: `${numero.toLowerCase().replaceAll(/[ /]/g, '-')}.pdf`,
    corpo: [
      titulo(title),
      ficha([
        [mensagem('documento.papel.assunto'), dossie.assunto],
        [
          mensagem('dossie.papel.deQuem'),
          [...dossie.interessados.map(({ rotulo }) => rotulo), dossie.nome, dossie.identificador]
            .filter(Boolean)
            .join(', '),
        ],
        [mensagem('dossie.papel.classe'), dossie.assuntoClasse?.rotulo],
        [
          mensagem('dossie.papel.unidade'),
          `${dossie.detentor.unidade.sigla} - ${dossie.detentor.unidade.nome}`,
        ],
        [mensagem('dossie.papel.pecas'), String(pecas.length)],
        [mensagem('dossie.papel.baseLegal'), dossie.baseLegal],
        [mensagem('dossie.papel.observacoes'), dossie.observacoes],
      ]),
      ...expectedTable(dossie.esperadas),
      ...indexTable(pecas),
      linha(
        mensagem('documento.papel.emitido', {
          quem: actingName(ctx.sessao),
          unidade: ctx.sessao.unidadeSigla,
          quando: instant(ctx.agora.toISOString()),
        }),
      ),
    ],
  });
};

const until = (validade: string | undefined): string => validade?.split('-').reverse().join('/') ?? '';

const expectedTable = (esperadas: readonly PecaEsperada[]) =>
  esperadas.length === 0
    ? []
    : [
        tabela(
          [
            mensagem('dossie.papel.esperada'),
            mensagem('dossie.papel.situacao'),
            mensagem('dossie.papel.validade'),
          ],
          esperadas.map(({ nome, situacao, validade }) => [
            [nome],
            [mensagem(`dossie.papel.situacoes.${situacao}`)],
            [until(validade)],
          ]),
        ),
      ];

const indexTable = (pecas: readonly DossiePeca[]) =>
  pecas.length === 0
    ? []
    : [
        tabela(
          [
            mensagem('dossie.papel.ordem'),
            mensagem('dossie.papel.volume'),
            mensagem('dossie.papel.peca'),
            mensagem('documento.papel.assunto'),
            mensagem('dossie.papel.validade'),
          ],
          pecas.map(({ ordem, volume, conteudo, validade }) => [
            [String(ordem)],
            [String(volume)],
            [conteudo?.rotulo ?? mensagem('dossie.papel.restrita')],
            [conteudo?.assunto ?? ''],
            [until(validade)],
          ]),
        ),
      ];
