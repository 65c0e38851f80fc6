import { defined } from '#schemas/defined.ts';
import { compromissos } from './compromissos.ts';
import { lotes } from './lotes.ts';
import type { Mundo } from './mundo.ts';
import { envios, pesquisas } from './pesquisas.ts';

/** What people keep beside the contents: events, searches, reports and their mails, batches. */
export const loadEscritorio = async (mundo: Mundo): Promise<void> => {
  await marcar(mundo);
  await pesquisar(mundo);
  for (const { quem: login, em, ato, documentos } of lotes) {
    const ids = documentos.map((chave) => mundo.documentos.get(chave) ?? 0);
    await mundo.target.call(mundo.quem(login, em, ato), 'POST', 'conteudo/ato-em-lote', { ato, ids });
  }
};

const marcar = async ({ target, relogio, quem, id }: Mundo): Promise<void> => {
  for (const { quem: login, de, ate = de, participantes, semanas, ...dito } of compromissos) {
    // made before it happened: three weeks ago, of what has passed
    const contexto = quem(login, '-16u 09:00', dito.titulo);
    await target.call(contexto, 'POST', 'agenda', {
      ...dito,
      de: relogio.dia(de),
      ate: relogio.dia(ate),
      ...defined({
        participantes: participantes?.map((um) => id('usuario', um)),
        repeticao:
          semanas === undefined
            ? undefined
            : { cada: 'SEMANA', intervalo: 1, vezes: semanas, diaUtil: 'SEGUINTE' },
      }),
    });
  }
};

const filtro = {
  Todos: 'pesquisarFiltro',
  Documento: 'documentoFiltro',
  Processo: 'processoFiltro',
} as const;

const pesquisar = async ({ target, quem, id }: Mundo): Promise<void> => {
  const salvas = new Map<string, number>();
  for (const {
    quem: login,
    nome,
    casoDeUso,
    campos,
    tipoProcesso,
    tipoDocumento,
    compartilhada,
    relatorio,
  } of pesquisas) {
    const json = {
      [filtro[casoDeUso]]: {
        ...campos,
        ...defined({
          tipoProcesso: tipoProcesso === undefined ? undefined : id('tipo-processo', tipoProcesso),
          tipoDocumento: tipoDocumento === undefined ? undefined : id('tipo-documento', tipoDocumento),
        }),
      },
    };
    const salva = await target.call<{ id: number }>(
      quem(login, '-9u 11:00', nome),
      'POST',
      `pesquisa-avancada?nome=${encodeURIComponent(nome)}`,
      { casoDeUso, json, ...defined({ compartilhada, relatorio }) },
    );
    salvas.set(nome, salva.id);
  }
  for (const { quem: login, pesquisa, para, ...dito } of envios)
    await target.call(quem(login, '-1m', 'envio'), 'POST', 'relatorio/envio', {
      ...dito,
      soDiasUteis: true,
      ativo: true,
      pessoas: para.map((um) => id('usuario', um)),
      ...defined({ pesquisaId: pesquisa === undefined ? undefined : salvas.get(pesquisa) }),
    });
};
