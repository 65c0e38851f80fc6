import type { Captura, CapturaUsada } from '#schemas/shapes/captura.ts';
import { autos, digitalizadaEm, folhas } from './autos.ts';
import type { Mundo } from './mundo.ts';
import { pdfDeTexto } from './pdf-de-texto.ts';

/** A process that was on paper: opened by who scans, its pieces joined one by one, and sent to who conducts it. */
export const loadAutos = async (mundo: Mundo): Promise<void> => {
  const { target, relogio, quem, id } = mundo;
  const { chave, assunto, observacoes, vencimento, aberto, enviado, recebido, pecas } = autos;
  const processoId = await target.agirEmProcesso({
    ...quem('nilza.campos', aberto, chave),
    processoId: 0,
    feito: {
      ato: 'abrir',
      tipoProcessoId: id('tipo-processo', 'autos'),
      dados: {
        assunto: relogio.situar(assunto),
        observacoes,
        vencimento: relogio.dia(vencimento),
        interessados: [id('interessado', 'construtora-pedra-alta')],
      },
    },
  });
  const capturas = await capturar(mundo);
  for (const [i, { assunto: nome, tipo, de, folha }] of pecas.entries())
    await target.send(quem('nilza.campos', digitalizadaEm(i), chave), {
      method: 'PUT',
      path: 'processo/associar-protocolo',
      corpo: {
        processoId,
        protocolo: {
          tipoDocumentoId: id('tipo-documento', tipo),
          assunto: relogio.situar(nome),
          interessados: [id('interessado', de)],
          destinos: [{ especie: 'USUARIO', unidadeId: id('unidade', 'DPA'), periodicidade: 'UNICA' }],
          localFisico: 'Arquivo central, estante 14',
          captura: capturas.get(folha),
        },
      },
    });
  await target.agirEmProcesso({
    ...quem('nilza.campos', enviado, chave),
    processoId,
    feito: {
      ato: 'tramitar',
      pedido: {
        destino: { unidadeId: id('unidade', 'CCL') },
        texto: 'Autos digitalizados e conferidos, folha a folha.',
      },
    },
  });
  await target.agirEmProcesso({
    ...quem('helena.pires', recebido, chave),
    processoId,
    feito: { ato: 'receber' },
  });
};

/** Every form scanned once, as its pieces take it: whole. */
const capturar = async ({ target, relogio, quem }: Mundo): Promise<ReadonlyMap<string, CapturaUsada>> => {
  const contexto = quem('nilza.campos', digitalizadaEm(0), autos.chave);
  const enviadas: (readonly [folha: string, capturaId: number])[] = [];
  for (const [folha, { titulo, paragrafos }] of Object.entries(folhas)) {
    const conteudo = pdfDeTexto(
      titulo,
      paragrafos.map((texto) => relogio.situar(texto)),
    );
    const arquivo = { nome: `${folha}.pdf`, conteudo };
    const { id } = await target.send<Captura>(contexto, {
      method: 'POST',
      path: 'documento/captura',
      arquivo,
    });
    enviadas.push([folha, id]);
  }
  await target.examinarCapturas(contexto.em);
  const usadas = new Map<string, CapturaUsada>();
  for (const [folha, capturaId] of enviadas) {
    const { paginas } = await target.call<Captura>(contexto, 'GET', `documento/captura/${capturaId}`);
    usadas.set(folha, { id: capturaId, paginas: paginas.map(({ numero }) => ({ numero, giro: 0 })) });
  }
  return usadas;
};
