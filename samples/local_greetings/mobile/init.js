// Runs in the Moodle app after each login. "this" has the services and classes of the app.
const {CoreContentLinksDelegate, CoreContentLinksHandlerBase, CoreNavigatorService, Md5} = this;

// #region links
/**
 * Opens links to a greeting as a page of the app.
 */
class GreetingLinkHandler extends CoreContentLinksHandlerBase {
    constructor() {
        super();

        this.name = 'LocalGreetingsLinkHandler';
        this.pattern = /\/local\/greetings\/view\.php.*[?&]id=\d+/;
    }

    getActions(siteIds, url, params) {
        return [{
            action: (siteId) => {
                const args = {id: params.id};
                const hash = Md5.hashAsciiStr(JSON.stringify(args));

                CoreNavigatorService.navigateToSitePath(`siteplugins/content/local_greetings/view_greeting/${hash}`, {
                    siteId,
                    params: {title: 'plugin.local_greetings.greeting', args},
                });
            },
        }];
    }
}

CoreContentLinksDelegate.registerHandler(new GreetingLinkHandler());
// #endregion links
