import { defined } from '#schemas/defined.ts';
import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';
import type { Dia } from './relogio.ts';

const ausencia = (
  pessoa: string,
  motivo: Campos<'ausencia'>['motivo'],
  [inicio, fim]: readonly [Dia, Dia],
  substituto?: string,
): RegistroMundo<'ausencia'> => ({
  chave: `${pessoa}/${motivo}`,
  dados: {
    usuario: ref('usuario', pessoa),
    ...defined({ substituto: substituto ? ref('usuario', substituto) : undefined }),
    inicio: '',
    fim: '',
    motivo,
  },
  datas: (relogio) => ({ inicio: relogio.dia(inicio), fim: relogio.dia(fim) }),
});

export const ausencias: readonly RegistroMundo<'ausencia'>[] = [
  ausencia('dalva.lima', 'FERIAS', ['-4u', '+10d'], 'luciana.reis'),
  ausencia('yara.figueira', 'CAPACITACAO', ['+5u', '+8u']),
  ausencia('nilza.campos', 'FERIAS', ['+30d', '+44d'], 'caio.teles'),
  ausencia('otavio.brandao', 'VIAGEM', ['-30u', '-27u'], 'helena.pires'),
];
