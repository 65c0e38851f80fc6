import type { TextoAnexo } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Whether the file is found by what is written in it, and why not; nothing where it simply is. */
export const TextoDoAnexo = ({ texto }: { readonly texto: TextoAnexo }) => {
  const said = useSaid(texto);
  return said === undefined ? null : <p className="xs mut">{said}</p>;
};

const useSaid = ({ situacao, motivo, paginas = 0, lidas, reconhecido }: TextoAnexo): string | undefined => {
  const text = useText();
  switch (situacao) {
    case 'ESPERA':
      return text('anexos.texto.espera');
    case 'LENDO':
      return paginas > 1 ? text('anexos.texto.lendo', { lidas, paginas }) : text('anexos.texto.lendoInicio');
    case 'SEM_TEXTO':
      return text('anexos.texto.semTexto');
    case 'FALHOU':
      return motivo && text(`anexos.texto.motivos.${motivo}`);
    case 'LIDO':
      if (lidas < paginas) return text('anexos.texto.parte', { lidas, paginas });
      return reconhecido ? text('anexos.texto.reconhecido') : undefined;
  }
};
