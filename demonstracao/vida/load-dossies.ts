import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Dossie, DossieFeito } from '#schemas/shapes/dossie.ts';
import type { Mundo } from './mundo.ts';

const pecas = ['req-licenca-premio', 'declaracao-vinculo'];

/** The dossier of a teacher: what she asked for is there, her declaration ended, and the rest is missing. */
export const loadDossies = async ({ target, relogio, documentos, quem, id }: Mundo): Promise<void> => {
  const aberto = quem('otavio.brandao', '-4u 09:40', 'dossie');
  const feito = await target.call<DossieFeito>(aberto, 'POST', 'dossie', {
    tipoDossieId: id('tipo-dossie', 'funcional'),
    assunto: 'Vida funcional de Adelaide Rocha Pimentel',
    interessadoId: id('interessado', 'adelaide-pimentel'),
    identificador: 'Matrícula 20.114-7',
  });
  const conteudoIds = pecas.map((chave) => documentos.get(chave) ?? 0);
  const posto = quem('otavio.brandao', '-4u 09:46', 'dossie');
  const { resultados } = await target.call<ResultadoLote>(posto, 'POST', `dossie/${feito.id}/incluir`, {
    conteudoIds,
  });
  const recusado = resultados.find(({ ok }) => !ok);
  if (recusado) throw new Error(`${recusado.rotulo}: ${recusado.mensagem ?? ''}`);
  const { pecas: postas } = await target.call<Dossie>(posto, 'GET', `dossie/${feito.id}`);
  const declaracao = postas.find(({ conteudo }) => conteudo?.id === conteudoIds[1]);
  await target.call(
    quem('otavio.brandao', '-4u 09:52', 'dossie'),
    'PUT',
    `dossie/${feito.id}/peca/${declaracao?.id ?? 0}`,
    { validade: relogio.dia('-2u') },
  );
};
