import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { consultaPath } from '../content-path.ts';

interface PostosEmLoteProps {
  readonly id: number;
  readonly numero: string;
  readonly resultados: readonly ResultadoItem[];
  readonly onClose: () => void;
}

/** What became of each content that was to enter a lot, and the way to it. */
export const PostosEmLote = ({ id, numero, resultados, onClose }: PostosEmLoteProps) => {
  const text = useText();
  const entered = resultados.filter(({ ok }) => ok).length;
  return (
    <ResultDialog
      title={text('loteTela.por.entraram', { count: entered, numero })}
      results={resultados}
      next={
        <Button
          variant="contained"
          color="primary"
          autoFocus
          component={Link}
          to={consultaPath(id, tipoConteudo.lote)}
        >
          {text('loteTela.por.abrir', { numero })}
        </Button>
      }
      onClose={onClose}
    />
  );
};
