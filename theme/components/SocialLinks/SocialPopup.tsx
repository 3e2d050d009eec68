import { type ReactNode, useId } from 'react';

interface SocialPopupProps {
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button of the social links with a popup below it: what a link shows, or the links that do not fit the bar. */
export function SocialPopup({ name, icon, children }: SocialPopupProps) {
  const id = useId();
  return (
    <div className="social__group" data-client="menu">
      <button type="button" aria-expanded={false} aria-controls={id} className="social__link" aria-label={name}>
        {icon}
      </button>
      <div id={id} className="nav__popup social__popup" hidden>
        {children}
      </div>
    </div>
  );
}
