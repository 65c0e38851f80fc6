import { useText } from '#src/i18n/use-text.ts';

/** The reason that an act is always asked for. */
export const useReason = () => {
  const text = useText();
  return {
    label: text('consulta.confirmar.cancelarMotivo'),
    hint: text('consulta.confirmar.cancelarDica'),
    required: true,
  };
};
