import { useState } from 'react';

/** Which page of a list is shown, and of how many. */
export interface Pages {
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** Another size begins again. */
export const usePages = (): Pages => {
  const [{ page, pageSize }, show] = useState({ page: 1, pageSize: 20 });
  return {
    page,
    pageSize,
    onPage: (to) => show({ page: to, pageSize }),
    onPageSize: (size) => show({ page: 1, pageSize: size }),
  };
};
