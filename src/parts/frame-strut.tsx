import classes from './frame-strut.module.css';

/** What holds a frame open on phones, before it in its place, where its height there is another (px): style attributes are barred. */
export const frameStrut = (height: number | undefined) =>
  height && <svg height={height} className={classes.strut} aria-hidden="true" />;
