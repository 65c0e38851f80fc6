import type { RegistroMundo } from './registro-mundo.ts';

/** One stop, from before every story. */
export const indisponibilidades: readonly RegistroMundo<'indisponibilidade'>[] = [
  {
    chave: 'energia',
    dados: {
      inicio: '',
      motivo: 'Falta de energia na sala de servidores',
      prorrogaPrazos: true,
      observacao: 'Concessionária avisada às 14h05; retorno gradual a partir das 16h30.',
    },
    datas: (relogio) => ({
      inicio: relogio.instante('-120u 14:00').toISOString(),
      fim: relogio.instante('-120u 16:30').toISOString(),
    }),
  },
];
