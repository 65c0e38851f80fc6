import type { SeedIds } from '#server/inicio/seed/seed-target.ts';
import { idOf } from './id-of.ts';
import { unidadePadrao } from './load-documentos.ts';
import type { PedidoExterno } from './pedidos-externos.ts';
import type { Relogio } from './relogio.ts';
import type { WorldTarget } from './target.ts';

/** Sends what people from outside asked, and does what the body answered, one request after the other. */
export const loadPedidos = async (
  target: WorldTarget,
  pedidos: readonly PedidoExterno[],
  ids: SeedIds,
  relogio: Relogio,
): Promise<void> => {
  if (!target.pedirDeFora) return;
  for (const { externo, servico, em, texto, campos, respostas } of pedidos)
    await target.pedirDeFora({
      em: relogio.instante(em),
      externoId: idOf(ids, 'usuario-externo', externo),
      servicoId: idOf(ids, 'tipo-processo', servico),
      texto: relogio.situar(texto),
      campos: Object.entries(campos).map(([rotulo, valor]) => ({ rotulo, valor: relogio.situar(valor) })),
      respostas: respostas.map((resposta) => {
        if ('deFora' in resposta)
          return { ...resposta, em: relogio.instante(resposta.em), texto: relogio.situar(resposta.texto) };
        const { em: quando, quem, ...feito } = resposta;
        return {
          em: relogio.instante(quando),
          usuarioId: idOf(ids, 'usuario', quem),
          unidadeId: idOf(ids, 'unidade', unidadePadrao(quem)),
          chave: externo,
          feito: 'texto' in feito ? { ...feito, texto: relogio.situar(feito.texto) } : feito,
        };
      }),
    });
};
