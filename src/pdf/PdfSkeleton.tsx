import Skeleton from '@mui/material/Skeleton';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Pdf.module.css';

/** A sheet of the final shape while the PDF is made and fetched. */
export const PdfSkeleton = () => {
  const text = useText();
  return (
    <div role="status" className={styles.skeleton}>
      <span className="vh">{text('editor.leitor.carregando')}</span>
      <div className={styles.sheet} aria-hidden="true">
        <Skeleton variant="rectangular" width="40%" height={14} sx={{ mx: 'auto', mb: 4 }} />
        {['96%', '100%', '92%', '98%', '60%'].map((width) => (
          <Skeleton key={width} variant="rectangular" width={width} height={10} sx={{ mb: 1.25 }} />
        ))}
      </div>
    </div>
  );
};
