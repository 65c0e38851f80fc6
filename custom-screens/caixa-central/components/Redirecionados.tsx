import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CornerUpRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Redirecionado } from '#schemas/shapes/tramite.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Trilha } from '#src/ui/Trilha.tsx';

const shown = 50;

/** The way to the trace of what came to the unit by mistake; a unit that never sent anything on has none. */
export const Redirecionados = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const itens =
    useRead(
      tramiteApi.redirecionados,
      { query: { pageSize: shown } },
      { ownError: true, quiet: true, staleTime: 60_000 },
    ).data?.itens ?? [];
  if (itens.length === 0) return null;
  return (
    <>
      <IconAction
        icon={CornerUpRight}
        label={text('tramite.redirecionar.daqui')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <Lista itens={itens} onClose={() => setOpen(false)} />}
    </>
  );
};

interface ListaProps {
  readonly itens: readonly Redirecionado[];
  readonly onClose: () => void;
}

const Lista = ({ itens, onClose }: ListaProps) => {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('tramite.redirecionar.daqui')}</DialogTitle>
      <DialogContent>
        <p className="sub">{text('tramite.redirecionar.daquiTexto')}</p>
        <Box sx={{ mt: 1.5 }}>
          <Trilha
            label={text('tramite.redirecionar.daqui')}
            items={itens.map((one) => ({
              id: one.id,
              title:
                one.conteudoId === undefined ? (
                  text('tramite.redirecionar.reservado')
                ) : (
                  <Link to={consultaPath(one.conteudoId)}>{one.rotulo}</Link>
                ),
              moment: formatMoment(one.redirecionadoEm),
              detail: text('tramite.redirecionar.linha', {
                de: one.deUnidade.sigla,
                para: one.paraPessoa ?? one.paraUnidade.sigla,
                quem: one.quem,
              }),
              quote: one.motivo,
            }))}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('caixa.resultado.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
