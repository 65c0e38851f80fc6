import Button from '@mui/material/Button';
import { anexoApi } from '#schemas/api/anexo.ts';
import type { Anexo, TextoAnexo } from '#schemas/shapes/anexo.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';

interface TextoDoAnexoProps {
  readonly conteudoId: number;
  readonly anexo: Anexo;
}

/** Whether the file is found by what is written in it, and why not, with another try; nothing where it simply is. */
export const TextoDoAnexo = ({ conteudoId, anexo: { id, nome, texto } }: TextoDoAnexoProps) => {
  const text = useText();
  const said = useSaid(texto);
  const again = useAct(anexoApi.lerDeNovo, { refresh: [anexoApi.listar] });
  if (said === undefined) return null;
  return (
    <p className="xs mut">
      {said}{' '}
      {texto.situacao === 'FALHOU' && texto.motivo !== 'tipo' && (
        <Button
          size="small"
          variant="text"
          aria-label={text('anexos.lerDeNovoNome', { nome })}
          disabled={again.isPending}
          onClick={() =>
            void quietly(again.act({ params: { id: conteudoId, anexoId: id } }), () => undefined)
          }
        >
          {text('anexos.lerDeNovo')}
        </Button>
      )}
    </p>
  );
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
