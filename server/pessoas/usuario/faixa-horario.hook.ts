import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A time band: the ranges of one day, whatever set they come from, do not overlap. */
export const faixaHorario: RegisterHook<'faixa-horario'> = {
  beforeSave(_ctx, { values }) {
    const taken: { dia: number; inicio: string; fim: string }[] = [];
    (values.conjuntos ?? []).forEach(({ dias, horarios }, i) =>
      horarios.forEach(({ inicio, fim }, j) => {
        const clash = taken.find(
          (other) => dias.includes(other.dia) && inicio < other.fim && other.inicio < fim,
        );
        if (clash)
          throw refuseField(`conjuntos.${i}.horarios.${j}.inicio`, 'registro.faixaHorario.sobreposta', {
            inicio: clash.inicio,
            fim: clash.fim,
          });
        taken.push(...dias.map((dia) => ({ dia, inicio, fim })));
      }),
    );
  },
};
