import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Rule } from './act.ts';

/** Refuses an act that must say why and does not. */
export const requireReason = ({ comMotivo }: Pick<Rule, 'comMotivo'>, motivo: string | undefined): void => {
  if (!comMotivo || motivo?.trim()) return;
  throw new AppError(
    'camposInvalidos',
    {},
    {
      erros: [
        {
          campo: 'motivo',
          mensagem: mensagem(
            comMotivo === 'justificativa'
              ? 'documento.motivo.justificativaObrigatoria'
              : 'documento.motivo.motivoObrigatorio',
          ),
        },
      ],
    },
  );
};
