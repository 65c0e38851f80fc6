import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';

/** One line of a day. */
export interface Entrada {
  readonly key: string;
  readonly especie: 'feriado' | 'ausencia' | 'compromisso' | 'prazo';
  /** Hour of beginning, `09:00`, on the day on which it begins. */
  readonly hora?: string | undefined;
  readonly nome: string;
  readonly atrasado?: boolean;
  /** The page that it leads to. */
  readonly to?: string;
  readonly compromisso?: Compromisso;
}

/** What stands on a day: what closes it, then whole days, then by the hour, then what ends. */
export const entradasDe = (agenda: Agenda, dia: string): readonly Entrada[] => [
  ...agenda.feriados
    .filter((one) => one.dia === dia)
    .map(({ nome }): Entrada => ({ key: `feriado ${nome}`, especie: 'feriado', nome })),
  ...agenda.ausencias
    .filter(({ de, ate }) => de <= dia && dia <= ate)
    .map(({ nome, minha }): Entrada => ({
      key: `ausencia ${nome}`,
      especie: 'ausencia',
      nome: minha ? text('agenda.ausenciaMinha') : text('agenda.ausenciaDe', { nome }),
    })),
  ...agenda.compromissos
    .filter(({ de, ate }) => de <= dia && dia <= ate)
    .map((compromisso): Entrada => ({
      key: `compromisso ${compromisso.id} ${compromisso.ocorrencia ?? ''}`,
      especie: 'compromisso',
      hora: compromisso.de === dia ? compromisso.hora : undefined,
      nome: compromisso.titulo,
      compromisso,
    }))
    .sort((a, b) => (a.hora ?? '').localeCompare(b.hora ?? '')),
  ...agenda.prazos
    .filter((one) => one.dia === dia)
    .map(({ especie, conteudoId, tipo, rotulo, atrasado }): Entrada => ({
      key: `prazo ${especie} ${conteudoId}`,
      especie: 'prazo',
      nome: text('agenda.prazoDe', { especie: text(`agenda.prazo.${especie}`), rotulo }),
      atrasado,
      to: consultaPath(conteudoId, tipo),
    })),
];
