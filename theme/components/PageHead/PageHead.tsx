import { Breadcrumb } from './Breadcrumb.tsx';
import { PageActions } from './PageActions.tsx';

/** What stands above the title of a page: the way to it, and other ways to read it. */
export function PageHead() {
  return (
    <div className="page-head">
      <Breadcrumb />
      <PageActions />
    </div>
  );
}
