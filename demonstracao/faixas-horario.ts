import type { RegistroMundo } from './registro-mundo.ts';

const semana = [2, 3, 4, 5, 6];

/** No profile of the demonstration uses them: who tries it may do so at any hour. */
export const faixasHorario: readonly RegistroMundo<'faixa-horario'>[] = [
  {
    chave: 'expediente',
    dados: {
      descricao: 'Expediente',
      ativo: true,
      conjuntos: [
        {
          dias: semana,
          horarios: [
            { inicio: '07:00', fim: '12:00' },
            { inicio: '13:00', fim: '19:00' },
          ],
        },
      ],
    },
  },
  {
    chave: 'plantao-licitacoes',
    dados: {
      descricao: 'Expediente e sessões de licitação',
      ativo: true,
      conjuntos: [
        { dias: semana, horarios: [{ inicio: '07:00', fim: '22:00' }] },
        { dias: [7], horarios: [{ inicio: '08:00', fim: '12:00' }] },
      ],
    },
  },
];
