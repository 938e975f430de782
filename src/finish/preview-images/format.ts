/** Width and height of the images in pixels, as social networks recommend. */
export const imageSize = {width: 1200, height: 630} as const;

/** Folder of the images below the build folder. Hosts let browsers cache the files in `assets` permanently. */
export const imageFolder = 'assets/previews';
