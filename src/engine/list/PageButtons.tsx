import { Button, IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { Hint } from '#src/ui/Hint.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './List.module.css';

/** Previous, numbers, next. */
export function PageButtons({ page, last }: { page: number; last: number }) {
  const text = useText();
  const { setPage } = useListContext();
  return (
    <nav className={styles.pages} aria-label={text('cadastro.lista.paginas')}>
      <Step label={text('cadastro.lista.anterior')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </Step>
      {pageNumbers(page, last).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className="mut" aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={item}
            size="small"
            variant="text"
            aria-label={text('cadastro.lista.pagina', { n: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => setPage(item)}
            className="num"
          >
            {item}
          </Button>
        ),
      )}
      <Step label={text('cadastro.lista.proxima')} disabled={page >= last} onClick={() => setPage(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <Hint title={disabled ? '' : label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Hint>
  );
}
